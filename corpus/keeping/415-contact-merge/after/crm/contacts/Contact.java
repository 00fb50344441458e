package crm.contacts;

import java.util.Optional;

public final class Contact {

    private final String email;
    private final String name;
    private final String phone;

    public Contact(String email, String name, String phone) {
        this.email = Optional.ofNullable(email)
                .filter(address -> !address.isBlank())
                .orElseThrow(() -> new IllegalArgumentException("email"));
        this.name = name;
        this.phone = phone;
    }

    public String email() {
        return email;
    }

    Contact mergedWith(Contact other) {
        return new Contact(email, firstNonNull(name, other.name), firstNonNull(other.phone, phone));
    }

    private static String firstNonNull(String preferred, String other) {
        return preferred != null ? preferred : other;
    }

    @Override
    public String toString() {
        return email + "/" + name + "/" + phone;
    }
}
