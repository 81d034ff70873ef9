import { readFormService } from '../formService.ts'

/** Where messages go: a deployment sets it by VITE_ variables. */
export const formService = readFormService({
  VITE_FORM_ENDPOINT: import.meta.env.VITE_FORM_ENDPOINT,
  VITE_FORM_ID: import.meta.env.VITE_FORM_ID,
})
