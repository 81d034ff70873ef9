import type { ComponentProps } from 'react'
import { type ButtonVariant, buttonClass } from './buttonClass.ts'

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
}

/** A button of at least 44 px. It submits a form only where its `type` says so. */
export function Button({ variant, className, ...props }: ButtonProps) {
  return <button type="button" {...props} className={buttonClass(variant, className)} />
}
