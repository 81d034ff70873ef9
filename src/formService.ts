/** Where the contact form's messages go. */
export interface FormService {
  /** The service's address without a slash at its end; undefined for the page's own origin. */
  endpoint: string | undefined
  formId: string
}

/** The variables of a deployment that say where messages go. */
interface FormServiceVariables {
  VITE_FORM_ENDPOINT?: string | undefined
  VITE_FORM_ID?: string | undefined
}

/** Reads the form service's facts: the one place where the site and its dev server agree on them. */
export function readFormService(variables: FormServiceVariables): FormService {
  return {
    endpoint: variables.VITE_FORM_ENDPOINT?.replace(/\/+$/, '') || undefined,
    formId: variables.VITE_FORM_ID || 'feedback',
  }
}
