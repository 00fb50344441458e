package office.contacts;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

public final class ContactBook {
    private final List<Contact> contacts = new ArrayList<>();

    /** Adds a contact, or replaces the one with the same address in its place. */
    public Contact save(Contact contact) {
        Objects.requireNonNull(contact);
        for (int i = 0; i < contacts.size(); i++) {
            if (key(contacts.get(i).email()).equals(key(contact.email()))) {
                return contacts.set(i, contact);
            }
        }
        contacts.add(contact);
        return null;
    }

    public Contact find(String email) {
        String wanted = key(email);
        for (Contact c : contacts) {
            if (key(c.email()).equals(wanted)) {
                return c;
            }
        }
        return null;
    }

    public boolean remove(String email) {
        String wanted = key(email);
        return contacts.removeIf(c -> key(c.email()).equals(wanted));
    }

    public boolean changeAddress(String from, String to) {
        Contact old = find(from);
        if (old == null) {
            return false;
        }
        Contact moved = new Contact(old.name(), to, old.birthYear());
        Contact holder = find(to);
        if (holder != null && holder != old) {
            throw new IllegalStateException("address in use");
        }
        contacts.set(contacts.indexOf(old), moved);
        return true;
    }

    public List<Contact> all() {
        return List.copyOf(contacts);
    }

    public List<String> names() {
        List<String> names = new ArrayList<>();
        for (Contact c : contacts) {
            names.add(c.name());
        }
        return names;
    }

    public int size() {
        return contacts.size();
    }

    private static String key(String email) {
        return email.toLowerCase(Locale.ROOT);
    }
}
