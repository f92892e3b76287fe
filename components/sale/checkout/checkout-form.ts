/** The form's id, which the buttons and the agreement in the summary refer to. */
export const CHECKOUT_FORM = "checkout-details";
/** The element above the button that the form puts its agreement and its errors into. */
export const CHECKOUT_AGREEMENT = "checkout-agreement";
