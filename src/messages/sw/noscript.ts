export const needsScript =
  'Hesabu hupigwa kwenye simu au kompyuta yako mwenyewe na inahitaji JavaScript: tafadhali iruhusu kwenye tovuti hii. Formula, mifano na majibu ya maswali yaliyo hapa chini yanasomeka bila hiyo.'
