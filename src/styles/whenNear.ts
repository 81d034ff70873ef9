/**
 * For what stands below the first screen: browsers lay it out when somebody comes near, so that a slow
 * phone draws the first screen sooner. Until then it is taken to be so high.
 */
export function whenNear(height: string) {
  return {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${height}`,
    // What is drawn beyond its edge stays: the focus, a shadow, the footer's blocks.
    overflowClipMargin: '2rem',
  } as const
}
