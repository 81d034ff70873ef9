import { Breadcrumb } from './Breadcrumb.tsx'
import { CanonicalAddress } from './CanonicalAddress.tsx'

/** What a page says of where it is: to people the way there, to machines its one address. */
export default function Address() {
  return (
    <>
      <CanonicalAddress />
      <Breadcrumb />
    </>
  )
}
