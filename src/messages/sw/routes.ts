export const offline = 'Huna mtandao. “{page}” itafunguka mtandao ukirudi.'
