import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'
import { type FormService, readFormService } from '../../src/formService.ts'
import { answerForm, BODY_LIMIT, type FormAnswer } from '../formService.ts'

type Next = (error?: unknown) => void

/**
 * Lets the dev and preview servers answer the contact form. Messages are printed to the terminal and
 * stored nowhere. A form service that is set to something impossible stops the build.
 */
export function formServicePlugin(): Plugin {
  let answer: ReturnType<typeof formServiceMiddleware>
  return {
    name: 'form-service',
    configResolved({ env, logger }) {
      const { formId } = checkFormService(readFormService(env))
      answer = formServiceMiddleware(formId, (text) => logger.info(text, { timestamp: true }))
    },
    configureServer({ middlewares }) {
      middlewares.use(answer)
    },
    configurePreviewServer({ middlewares }) {
      middlewares.use(answer)
    },
  }
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

/** Answers requests to /f/{formId}, prints each accepted message, and leaves all else to others. */
export function formServiceMiddleware(knownFormId: string, print: (text: string) => void) {
  return async (request: IncomingMessage, response: ServerResponse, next: Next): Promise<void> => {
    const formId = /^\/f\/([^/?]+)(?:\?|$)/.exec(request.url ?? '')?.[1]
    if (formId === undefined) return next()
    try {
      const answer = await answerForm(
        {
          method: request.method ?? '',
          formId,
          contentType: request.headers['content-type'] ?? '',
          body: await readBody(request),
        },
        knownFormId,
      )
      if (answer.message) print(printed(answer.message))
      write(response, answer)
    } catch (error) {
      next(error)
    }
  }
}

/** Reads a body. What comes after the limit is let through unread, so that the sender gets an answer. */
async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request) {
    if (length <= BODY_LIMIT) chunks.push(chunk)
    length += chunk.length
  }
  return Uint8Array.from(Buffer.concat(chunks))
}

function write(response: ServerResponse, { status, headers, body }: FormAnswer): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...headers,
  })
  response.end(JSON.stringify(body))
}

/** A message for the terminal, where control characters would be commands. */
function printed(message: Record<string, string>): string {
  const lines = Object.entries(message).map(([field, text]) => `  ${field}: ${text}`)
  return ['Feedback from the contact form', ...lines]
    .join('\n')
    .replaceAll('\r\n', '\n')
    .replace(/[^\P{Cc}\n]/gu, '\uFFFD')
}
