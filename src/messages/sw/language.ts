import { translationOf } from '../../../schemas/messages/message.ts'
import type { language as english } from '../en/language.ts'

export const language = translationOf<typeof english>()({
  tag: 'sw-KE',
  openGraph: 'sw_KE',
  base: '/sw',
})
