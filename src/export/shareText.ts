/** Opens the device's share sheet. The link is part of the text: some apps drop one of the two. */
export async function shareText(text: string, title: string): Promise<void> {
  try {
    await navigator.share({ title, text })
  } catch (error) {
    // Whoever closes the sheet changed their mind.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}
