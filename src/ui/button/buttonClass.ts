import { variants } from './Button.css.ts'

/**
 * - `primary`: the main action of a form or page
 * - `secondary`: any other action
 * - `quiet`: an action beside others that matter more, or within a text
 * - `icon`: a sign without words; it needs an `aria-label`
 */
export type ButtonVariant = keyof typeof variants

/** The class names of a variant, with those that place the button on its page. */
export function buttonClass(variant: ButtonVariant = 'primary', className?: string): string {
  return className ? `${variants[variant]} ${className}` : variants[variant]
}
