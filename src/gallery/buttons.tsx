import { OpenFile } from '../list/OpenFile.tsx'
import { Button, ButtonLink } from '../ui/button/Button.tsx'
import { Link } from '../ui/link/Link.tsx'
import type { Group } from './group.ts'

/** Buttons and links of every kind. */
export function buttons(): Group {
  return {
    title: 'Buttons and links',
    states: [
      { name: 'Main button', look: <Button>Calculate</Button> },
      { name: 'Main button: disabled', look: <Button disabled>Calculate</Button> },
      { name: 'Main button: busy', look: <Button disabled>Sending...</Button> },
      {
        name: 'Main button: a link',
        look: <ButtonLink to="/#tools">Choose a calculator</ButtonLink>,
      },
      { name: 'Secondary button', look: <OpenFile onOpen={() => undefined} /> },
      {
        name: 'Secondary button: disabled',
        look: (
          <Button variant="secondary" disabled>
            Add window
          </Button>
        ),
      },
      { name: 'Quiet button', look: <Button variant="quiet">Start again</Button> },
      {
        name: 'Link in a sentence',
        look: (
          <p>
            If a figure is wrong, <Link to="/contact">tell us</Link>.
          </p>
        ),
      },
    ],
  }
}
