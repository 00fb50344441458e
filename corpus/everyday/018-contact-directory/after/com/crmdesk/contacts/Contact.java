package com.crmdesk.contacts;

import java.util.Objects;

public record Contact(long id, String name, String email) {
    public Contact {
        Objects.requireNonNull(name, "name");
    }

    @Override
    public String toString() {
        return name + " <" + email + ">";
    }
}
