import type { ComponentProps } from 'react'
import { Link } from '../link/Link.tsx'
import { variants } from './Button.css.ts'

/**
 * - `primary`: the main action of a form or page
 * - `secondary`: all other actions
 * - `quiet`: an action beside others that matter more, or within a text
 * - `icon`: a sign without words; it needs an `aria-label`
 */
type ButtonVariant = keyof typeof variants

/** The class names of a variant, with those that place the button on its page. */
function buttonClass(variant: ButtonVariant = 'primary', className?: string): string {
  return className ? `${variants[variant]} ${className}` : variants[variant]
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
}

/** A button of at least 44 px. It submits a form only where its `type` says so. */
export function Button({ variant, className, ...props }: ButtonProps) {
  return <button type="button" {...props} className={buttonClass(variant, className)} />
}

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant
}

/** A link within the site that looks like a button. */
export function ButtonLink({ variant, className, ...props }: ButtonLinkProps) {
  return <Link {...props} className={buttonClass(variant, className)} />
}
