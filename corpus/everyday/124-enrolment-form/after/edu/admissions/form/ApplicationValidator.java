package edu.admissions.form;

import java.util.List;

public final class ApplicationValidator {

    private final int minimumAge;

    public ApplicationValidator(int minimumAge) {
        this.minimumAge = minimumAge;
    }

    /** Checks the application and adds what is wrong to the errors. */
    public boolean validate(Application application, List<String> errors) {
        return checkName(application, errors)
                && checkAge(application, errors)
                && checkEmail(application, errors)
                && checkCredits(application, errors);
    }

    private boolean checkName(Application application, List<String> errors) {
        if (application.name() == null || application.name().isBlank()) {
            errors.add("name is missing");
            return false;
        }
        return true;
    }

    private boolean checkAge(Application application, List<String> errors) {
        if (application.age() < minimumAge) {
            errors.add("must be at least " + minimumAge);
            return false;
        }
        return true;
    }

    private boolean checkEmail(Application application, List<String> errors) {
        if (application.email() == null || application.email().indexOf('@') < 1) {
            errors.add("email is not valid");
            return false;
        }
        return true;
    }

    private boolean checkCredits(Application application, List<String> errors) {
        if (application.credits() < 0) {
            errors.add("credits are negative");
            return false;
        }
        return true;
    }
}
