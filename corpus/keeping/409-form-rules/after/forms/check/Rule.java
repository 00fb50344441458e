package forms.check;

import java.util.Optional;

public interface Rule {
    /** Empty when the value is fine, otherwise the complaint. */
    Optional<String> check(String value);
}
