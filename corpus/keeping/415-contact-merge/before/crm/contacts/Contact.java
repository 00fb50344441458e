package crm.contacts;

public final class Contact {

    private final String email;
    private final String name;
    private final String phone;

    public Contact(String email, String name, String phone) {
        if (email == null || email.isBlank()) {
            throw new IllegalArgumentException("email");
        }
        this.email = email;
        this.name = name;
        this.phone = phone;
    }

    public String email() {
        return email;
    }

    Contact mergedWith(Contact other) {
        String n = name;
        if (n == null) {
            n = other.name;
        }
        String p = other.phone;
        if (p == null) {
            p = phone;
        }
        return new Contact(email, n, p);
    }

    @Override
    public String toString() {
        return email + "/" + name + "/" + phone;
    }
}
