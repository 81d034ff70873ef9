import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, title: { menu: 'Gravel', breadcrumb: 'Gravel' } },
  message: 'calculators/gravel-calculator.ts: title.page is missing; a text in quotes is expected',
}
