package com.crmdesk.contacts;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

public class ContactDirectory {
    private final Set<Contact> contacts = new LinkedHashSet<>();

    /** Adds the contact, or replaces the one known before. */
    public void save(Contact contact) {
        contacts.remove(contact);
        contacts.add(contact);
    }

    public boolean delete(Contact contact) {
        return contacts.remove(contact);
    }

    public List<Contact> all() {
        return new ArrayList<>(contacts);
    }
}
