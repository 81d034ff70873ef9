import * as billInEnglish from '../schemas/messages/en/bill.ts'
import * as categoryNamesInEnglish from '../schemas/messages/en/categoryNames.ts'
import * as fallbacksOfLanguageInEnglish from '../schemas/messages/en/fallbacks.ts'
import * as formulasOfLanguageInEnglish from '../schemas/messages/en/formulas.ts'
import * as notationOfLanguageInEnglish from '../schemas/messages/en/notation.ts'
import * as rangeOfLanguageInEnglish from '../schemas/messages/en/range.ts'
import * as refusalsOfLanguageInEnglish from '../schemas/messages/en/refusals.ts'
import * as reviewInEnglish from '../schemas/messages/en/review.ts'
import * as soldAsInEnglish from '../schemas/messages/en/soldAs.ts'
import * as workingOfLanguageInEnglish from '../schemas/messages/en/working.ts'
import { pairOf } from '../schemas/messages/message.ts'
import * as billInKiswahili from '../schemas/messages/sw/bill.ts'
import * as categoryNamesInKiswahili from '../schemas/messages/sw/categoryNames.ts'
import * as fallbacksOfLanguageInKiswahili from '../schemas/messages/sw/fallbacks.ts'
import * as formulasOfLanguageInKiswahili from '../schemas/messages/sw/formulas.ts'
import * as notationOfLanguageInKiswahili from '../schemas/messages/sw/notation.ts'
import * as rangeOfLanguageInKiswahili from '../schemas/messages/sw/range.ts'
import * as refusalsOfLanguageInKiswahili from '../schemas/messages/sw/refusals.ts'
import * as reviewInKiswahili from '../schemas/messages/sw/review.ts'
import * as soldAsInKiswahili from '../schemas/messages/sw/soldAs.ts'
import * as workingOfLanguageInKiswahili from '../schemas/messages/sw/working.ts'
import * as addToListInEnglish from '../src/messages/en/addToList.ts'
import * as bannerInEnglish from '../src/messages/en/banner.ts'
import * as buyInEnglish from '../src/messages/en/buy.ts'
import * as madeEstimatesInEnglish from '../src/messages/en/childEstimates.ts'
import * as contactInEnglish from '../src/messages/en/contact.ts'
import * as crumbsInEnglish from '../src/messages/en/crumbs.ts'
import * as entryNoteInEnglish from '../src/messages/en/entryNote.ts'
import * as errorPageInEnglish from '../src/messages/en/errorPage.ts'
import * as estimateLinkInEnglish from '../src/messages/en/estimateLink.ts'
import * as exportDocumentInEnglish from '../src/messages/en/exportDocument.ts'
import * as exportMenuInEnglish from '../src/messages/en/exportMenu.ts'
import * as exportToastsInEnglish from '../src/messages/en/exportToasts.ts'
import * as feedbackInEnglish from '../src/messages/en/feedback.ts'
import * as feedbackFailureInEnglish from '../src/messages/en/feedbackFailure.ts'
import * as finderInEnglish from '../src/messages/en/finder.ts'
import * as formInEnglish from '../src/messages/en/form.ts'
import * as formulaSheetInEnglish from '../src/messages/en/formulaSheet.ts'
import * as formulasInEnglish from '../src/messages/en/formulas.ts'
import * as guideInEnglish from '../src/messages/en/guide.ts'
import * as homeInEnglish from '../src/messages/en/home.ts'
import * as jobListInEnglish from '../src/messages/en/jobList.ts'
import * as keyFigureInEnglish from '../src/messages/en/keyFigure.ts'
import * as languageInEnglish from '../src/messages/en/language.ts'
import * as listInEnglish from '../src/messages/en/list.ts'
import * as listDocumentInEnglish from '../src/messages/en/listDocument.ts'
import * as listPageInEnglish from '../src/messages/en/listPage.ts'
import * as listProblemsInEnglish from '../src/messages/en/listProblems.ts'
import * as loaderInEnglish from '../src/messages/en/loader.ts'
import * as noscriptInEnglish from '../src/messages/en/noscript.ts'
import * as notFoundInEnglish from '../src/messages/en/notFound.ts'
import * as olderBrowserInEnglish from '../src/messages/en/olderBrowser.ts'
import * as picturesInEnglish from '../src/messages/en/pictures.ts'
import * as printedSheetInEnglish from '../src/messages/en/printedSheet.ts'
import * as privacyInEnglish from '../src/messages/en/privacy.ts'
import * as reportInEnglish from '../src/messages/en/report.ts'
import * as routesInEnglish from '../src/messages/en/routes.ts'
import * as sharesInEnglish from '../src/messages/en/shares.ts'
import * as shellInEnglish from '../src/messages/en/shell.ts'
import * as shopMessageInEnglish from '../src/messages/en/shopMessage.ts'
import * as siteInEnglish from '../src/messages/en/site.ts'
import * as termsInEnglish from '../src/messages/en/terms.ts'
import * as uiInEnglish from '../src/messages/en/ui.ts'
import * as workingInEnglish from '../src/messages/en/working.ts'
import * as addToListInKiswahili from '../src/messages/sw/addToList.ts'
import * as bannerInKiswahili from '../src/messages/sw/banner.ts'
import * as buyInKiswahili from '../src/messages/sw/buy.ts'
import * as madeEstimatesInKiswahili from '../src/messages/sw/childEstimates.ts'
import * as contactInKiswahili from '../src/messages/sw/contact.ts'
import * as crumbsInKiswahili from '../src/messages/sw/crumbs.ts'
import * as entryNoteInKiswahili from '../src/messages/sw/entryNote.ts'
import * as errorPageInKiswahili from '../src/messages/sw/errorPage.ts'
import * as estimateLinkInKiswahili from '../src/messages/sw/estimateLink.ts'
import * as exportDocumentInKiswahili from '../src/messages/sw/exportDocument.ts'
import * as exportMenuInKiswahili from '../src/messages/sw/exportMenu.ts'
import * as exportToastsInKiswahili from '../src/messages/sw/exportToasts.ts'
import * as feedbackInKiswahili from '../src/messages/sw/feedback.ts'
import * as feedbackFailureInKiswahili from '../src/messages/sw/feedbackFailure.ts'
import * as finderInKiswahili from '../src/messages/sw/finder.ts'
import * as formInKiswahili from '../src/messages/sw/form.ts'
import * as formulaSheetInKiswahili from '../src/messages/sw/formulaSheet.ts'
import * as formulasInKiswahili from '../src/messages/sw/formulas.ts'
import * as guideInKiswahili from '../src/messages/sw/guide.ts'
import * as homeInKiswahili from '../src/messages/sw/home.ts'
import * as jobListInKiswahili from '../src/messages/sw/jobList.ts'
import * as keyFigureInKiswahili from '../src/messages/sw/keyFigure.ts'
import * as languageInKiswahili from '../src/messages/sw/language.ts'
import * as listInKiswahili from '../src/messages/sw/list.ts'
import * as listDocumentInKiswahili from '../src/messages/sw/listDocument.ts'
import * as listPageInKiswahili from '../src/messages/sw/listPage.ts'
import * as listProblemsInKiswahili from '../src/messages/sw/listProblems.ts'
import * as loaderInKiswahili from '../src/messages/sw/loader.ts'
import * as noscriptInKiswahili from '../src/messages/sw/noscript.ts'
import * as notFoundInKiswahili from '../src/messages/sw/notFound.ts'
import * as olderBrowserInKiswahili from '../src/messages/sw/olderBrowser.ts'
import * as picturesInKiswahili from '../src/messages/sw/pictures.ts'
import * as printedSheetInKiswahili from '../src/messages/sw/printedSheet.ts'
import * as privacyInKiswahili from '../src/messages/sw/privacy.ts'
import * as reportInKiswahili from '../src/messages/sw/report.ts'
import * as routesInKiswahili from '../src/messages/sw/routes.ts'
import * as sharesInKiswahili from '../src/messages/sw/shares.ts'
import * as shellInKiswahili from '../src/messages/sw/shell.ts'
import * as shopMessageInKiswahili from '../src/messages/sw/shopMessage.ts'
import * as siteInKiswahili from '../src/messages/sw/site.ts'
import * as termsInKiswahili from '../src/messages/sw/terms.ts'
import * as uiInKiswahili from '../src/messages/sw/ui.ts'
import * as workingInKiswahili from '../src/messages/sw/working.ts'

/** Every file of the site's words, in English and in Kiswahili: what differs in more than words does not compile. */
export const MESSAGES = {
  'src/messages/{language}/addToList.ts': pairOf(addToListInEnglish, addToListInKiswahili),
  'src/messages/{language}/banner.ts': pairOf(bannerInEnglish, bannerInKiswahili),
  'src/messages/{language}/buy.ts': pairOf(buyInEnglish, buyInKiswahili),
  'src/messages/{language}/contact.ts': pairOf(contactInEnglish, contactInKiswahili),
  'src/messages/{language}/crumbs.ts': pairOf(crumbsInEnglish, crumbsInKiswahili),
  'src/messages/{language}/entryNote.ts': pairOf(entryNoteInEnglish, entryNoteInKiswahili),
  'src/messages/{language}/errorPage.ts': pairOf(errorPageInEnglish, errorPageInKiswahili),
  'src/messages/{language}/estimateLink.ts': pairOf(estimateLinkInEnglish, estimateLinkInKiswahili),
  'src/messages/{language}/exportDocument.ts': pairOf(
    exportDocumentInEnglish,
    exportDocumentInKiswahili,
  ),
  'src/messages/{language}/exportMenu.ts': pairOf(exportMenuInEnglish, exportMenuInKiswahili),
  'src/messages/{language}/exportToasts.ts': pairOf(exportToastsInEnglish, exportToastsInKiswahili),
  'src/messages/{language}/feedback.ts': pairOf(feedbackInEnglish, feedbackInKiswahili),
  'src/messages/{language}/feedbackFailure.ts': pairOf(
    feedbackFailureInEnglish,
    feedbackFailureInKiswahili,
  ),
  'src/messages/{language}/finder.ts': pairOf(finderInEnglish, finderInKiswahili),
  'src/messages/{language}/form.ts': pairOf(formInEnglish, formInKiswahili),
  'src/messages/{language}/formulaSheet.ts': pairOf(formulaSheetInEnglish, formulaSheetInKiswahili),
  'src/messages/{language}/formulas.ts': pairOf(formulasInEnglish, formulasInKiswahili),
  'src/messages/{language}/guide.ts': pairOf(guideInEnglish, guideInKiswahili),
  'src/messages/{language}/home.ts': pairOf(homeInEnglish, homeInKiswahili),
  'src/messages/{language}/jobList.ts': pairOf(jobListInEnglish, jobListInKiswahili),
  'src/messages/{language}/keyFigure.ts': pairOf(keyFigureInEnglish, keyFigureInKiswahili),
  'src/messages/{language}/language.ts': pairOf(languageInEnglish, languageInKiswahili),
  'src/messages/{language}/list.ts': pairOf(listInEnglish, listInKiswahili),
  'src/messages/{language}/listDocument.ts': pairOf(listDocumentInEnglish, listDocumentInKiswahili),
  'src/messages/{language}/listPage.ts': pairOf(listPageInEnglish, listPageInKiswahili),
  'src/messages/{language}/listProblems.ts': pairOf(listProblemsInEnglish, listProblemsInKiswahili),
  'src/messages/{language}/loader.ts': pairOf(loaderInEnglish, loaderInKiswahili),
  'src/messages/{language}/madeEstimates.ts': pairOf(
    madeEstimatesInEnglish,
    madeEstimatesInKiswahili,
  ),
  'src/messages/{language}/noscript.ts': pairOf(noscriptInEnglish, noscriptInKiswahili),
  'src/messages/{language}/notFound.ts': pairOf(notFoundInEnglish, notFoundInKiswahili),
  'src/messages/{language}/olderBrowser.ts': pairOf(olderBrowserInEnglish, olderBrowserInKiswahili),
  'src/messages/{language}/pictures.ts': pairOf(picturesInEnglish, picturesInKiswahili),
  'src/messages/{language}/printedSheet.ts': pairOf(printedSheetInEnglish, printedSheetInKiswahili),
  'src/messages/{language}/privacy.ts': pairOf(privacyInEnglish, privacyInKiswahili),
  'src/messages/{language}/report.ts': pairOf(reportInEnglish, reportInKiswahili),
  'src/messages/{language}/routes.ts': pairOf(routesInEnglish, routesInKiswahili),
  'src/messages/{language}/shares.ts': pairOf(sharesInEnglish, sharesInKiswahili),
  'src/messages/{language}/shell.ts': pairOf(shellInEnglish, shellInKiswahili),
  'src/messages/{language}/shopMessage.ts': pairOf(shopMessageInEnglish, shopMessageInKiswahili),
  'src/messages/{language}/site.ts': pairOf(siteInEnglish, siteInKiswahili),
  'src/messages/{language}/terms.ts': pairOf(termsInEnglish, termsInKiswahili),
  'src/messages/{language}/ui.ts': pairOf(uiInEnglish, uiInKiswahili),
  'src/messages/{language}/working.ts': pairOf(workingInEnglish, workingInKiswahili),
  'schemas/messages/{language}/bill.ts': pairOf(billInEnglish, billInKiswahili),
  'schemas/messages/{language}/categoryNames.ts': pairOf(
    categoryNamesInEnglish,
    categoryNamesInKiswahili,
  ),
  'schemas/messages/{language}/review.ts': pairOf(reviewInEnglish, reviewInKiswahili),
  'schemas/messages/{language}/soldAs.ts': pairOf(soldAsInEnglish, soldAsInKiswahili),
  'schemas/messages/{language}/fallbacks.ts': pairOf(
    fallbacksOfLanguageInEnglish,
    fallbacksOfLanguageInKiswahili,
  ),
  'schemas/messages/{language}/formulas.ts': pairOf(
    formulasOfLanguageInEnglish,
    formulasOfLanguageInKiswahili,
  ),
  'schemas/messages/{language}/notation.ts': pairOf(
    notationOfLanguageInEnglish,
    notationOfLanguageInKiswahili,
  ),
  'schemas/messages/{language}/range.ts': pairOf(
    rangeOfLanguageInEnglish,
    rangeOfLanguageInKiswahili,
  ),
  'schemas/messages/{language}/refusals.ts': pairOf(
    refusalsOfLanguageInEnglish,
    refusalsOfLanguageInKiswahili,
  ),
  'schemas/messages/{language}/working.ts': pairOf(
    workingOfLanguageInEnglish,
    workingOfLanguageInKiswahili,
  ),
}
