interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string }
}

/**
 * A script's address as browsers with Trusted Types want it: from a policy that the site's headers
 * name. Others take the text.
 */
export function trusted(address: string): string {
  const types: unknown = Reflect.get(window, 'trustedTypes')
  if (!isPolicyFactory(types)) return address
  return types
    .createPolicy('service-worker', { createScriptURL: (url) => url })
    .createScriptURL(address)
}

function isPolicyFactory(types: unknown): types is PolicyFactory {
  return typeof types === 'object' && types !== null && 'createPolicy' in types
}
