// The pages that list every calculator: their list comes once, with either of them.
export { HomePage } from './HomePage.tsx'
export { NotFoundPage } from './NotFoundPage.tsx'
