package office.contacts;

import java.util.Objects;

public record Contact(String name, String email, int birthYear) {
    public Contact {
        Objects.requireNonNull(name, "name");
        if (email == null || email.indexOf('@') < 1) {
            throw new IllegalArgumentException("email: " + email);
        }
    }
}
