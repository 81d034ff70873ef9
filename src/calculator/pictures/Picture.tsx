import { type ComponentType, useEffect, useState } from 'react'
import type { Calculator, Estimate } from '../../../schemas/estimate.ts'
import * as styles from './Picture.css.ts'

export interface PictureProps {
  calculator: Calculator
  /** The result to draw; without one the picture shows what each field measures. */
  estimate: Estimate | undefined
}

/**
 * A calculator's picture. Its code is fetched once the page is usable; where that fails the page
 * goes on without a picture, and a new result tries again.
 */
export function Picture(props: PictureProps) {
  const { calculator, estimate } = props
  const [Drawn, setDrawn] = useState<ComponentType<PictureProps>>()
  const [failedFor, setFailedFor] = useState<Estimate | 'sketch'>()
  const declared = calculator.picture !== undefined

  useEffect(() => {
    const wanted = estimate ?? 'sketch'
    if (!declared || Drawn || failedFor === wanted) return
    let mounted = true
    const frame = requestAnimationFrame(async () => {
      const module = await import('./DrawnPicture.tsx').catch(() => undefined)
      if (!mounted) return
      if (module) setDrawn(() => module.DrawnPicture)
      else setFailedFor(wanted)
    })
    return () => {
      mounted = false
      cancelAnimationFrame(frame)
    }
  }, [declared, Drawn, failedFor, estimate])

  if (!declared || (failedFor && !Drawn)) return null
  return (
    <div className={styles.frame}>
      {Drawn ? <Drawn {...props} /> : <div className={styles.reserved} />}
    </div>
  )
}
