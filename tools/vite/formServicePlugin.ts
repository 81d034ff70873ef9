import { text } from 'node:stream/consumers'
import { inspect } from 'node:util'
import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { type FormService, readFormService } from '../../src/formService.ts'

/**
 * Lets the dev and preview servers take the contact form's messages, so that it works without an
 * account at a form service. A message is printed to the terminal and stored nowhere. Facts of a form
 * service that cannot be right stop the build.
 */
export function formServicePlugin(): Plugin {
  return {
    name: 'form-service',
    configResolved: ({ env }) => void checkFormService(readFormService(env)),
    configureServer: acceptMessages,
    configurePreviewServer: acceptMessages,
  }
}

function acceptMessages({ middlewares, config }: ViteDevServer | PreviewServer): void {
  const { formId } = readFormService(config.env)
  middlewares.use(`/f/${formId}`, async (request, response, next) => {
    if (request.method !== 'POST') return next()
    // Control characters would be commands to the terminal: inspect escapes them.
    config.logger.info(`Feedback from the contact form: ${inspect(await text(request))}`)
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ ok: true, next: '/contact' }))
  })
}

/**
 * Makes sure that a message can be sent to where the VITE_ variables say.
 *
 * @throws Error naming the variable, what it is and what would be right.
 */
export function checkFormService(service: FormService): FormService {
  const { endpoint, formId } = service
  if (endpoint !== undefined && !/^https?:\/\/[^\s/?#]+[^\s?#]*$/.test(endpoint)) {
    throw new Error(
      `VITE_FORM_ENDPOINT is "${endpoint}"; it should be the form service's address, ` +
        'such as https://forms.example, or be left out for the site itself',
    )
  }
  if (!/^[\w-]+$/.test(formId)) {
    throw new Error(
      `VITE_FORM_ID is "${formId}"; it should be the form's id alone: letters, digits, - and _`,
    )
  }
  return service
}
