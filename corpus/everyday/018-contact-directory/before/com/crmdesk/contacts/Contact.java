package com.crmdesk.contacts;

import java.util.Objects;

public final class Contact {
    private final long id;
    private final String name;
    private final String email;

    public Contact(long id, String name, String email) {
        this.id = id;
        this.name = Objects.requireNonNull(name, "name");
        this.email = email;
    }

    public long id() {
        return id;
    }

    public String name() {
        return name;
    }

    public String email() {
        return email;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Contact && ((Contact) o).id == id;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(id);
    }

    @Override
    public String toString() {
        return name + " <" + email + ">";
    }
}
