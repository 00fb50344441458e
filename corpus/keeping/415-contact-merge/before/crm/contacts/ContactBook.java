package crm.contacts;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

public class ContactBook {

    private final List<Contact> contacts = new ArrayList<>();
    private int merged;

    private int indexOf(String email) {
        for (int i = 0; i < contacts.size(); i++) {
            if (contacts.get(i).email().equalsIgnoreCase(email)) {
                return i;
            }
        }
        return -1;
    }

    public final void put(Contact contact) {
        int index = indexOf(contact.email());
        if (index >= 0) {
            contacts.set(index, contacts.get(index).mergedWith(contact));
            merged++;
        } else {
            contacts.add(contact);
        }
    }

    /** Null entries are skipped. */
    public final int putAll(List<Contact> incoming) {
        int before = merged;
        for (Contact contact : incoming) {
            if (contact != null) {
                put(contact);
            }
        }
        return merged - before;
    }

    public final Contact find(String email) {
        int index = indexOf(email);
        return index < 0 ? null : contacts.get(index);
    }

    public final String domainOf(String email) {
        Contact contact = find(email);
        if (contact == null) {
            return "unknown";
        }
        int at = contact.email().lastIndexOf('@');
        if (at < 0) {
            return "local";
        }
        return contact.email().substring(at + 1).toLowerCase(Locale.ROOT);
    }

    public final boolean drop(String email) {
        int index = indexOf(email);
        if (index < 0) {
            return false;
        }
        contacts.remove(index);
        return true;
    }

    public final List<Contact> all() {
        return new ArrayList<>(contacts);
    }
}
