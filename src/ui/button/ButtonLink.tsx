import type { ComponentProps } from 'react'
import { Link } from '../link/Link.tsx'
import { type ButtonVariant, buttonClass } from './buttonClass.ts'

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant
}

/** A link within the site that looks like a button. */
export function ButtonLink({ variant, className, ...props }: ButtonLinkProps) {
  return <Link {...props} className={buttonClass(variant, className)} />
}
