export const browserRequirements = 'Inahitaji JavaScript'
