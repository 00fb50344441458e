package office.contacts;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

public final class ContactBook {
    private final List<Contact> contacts = new ArrayList<>();
    private final Map<String, Contact> byAddress = new HashMap<>();

    /** Adds a contact, or replaces the one with the same address in its place. */
    public Contact save(Contact contact) {
        Objects.requireNonNull(contact);
        Contact previous = byAddress.put(key(contact.email()), contact);
        if (previous == null) {
            contacts.add(contact);
        } else {
            contacts.set(placeOf(previous), contact);
        }
        return previous;
    }

    public Contact find(String email) {
        return byAddress.get(key(email));
    }

    public boolean remove(String email) {
        Contact gone = byAddress.remove(key(email));
        if (gone == null) {
            return false;
        }
        contacts.remove(placeOf(gone));
        return true;
    }

    public boolean changeAddress(String from, String to) {
        Contact old = find(from);
        if (old == null) {
            return false;
        }
        Contact moved = new Contact(old.name(), to, old.birthYear());
        Contact holder = byAddress.get(key(to));
        if (holder != null && holder != old) {
            throw new IllegalStateException("address in use");
        }
        contacts.set(placeOf(old), moved);
        byAddress.remove(key(from));
        byAddress.put(key(to), moved);
        return true;
    }

    public List<Contact> all() {
        return List.copyOf(contacts);
    }

    public List<String> names() {
        List<String> names = new ArrayList<>(contacts.size());
        contacts.forEach(c -> names.add(c.name()));
        return names;
    }

    public int size() {
        return byAddress.size();
    }

    /** The addresses are unique, so equal contacts are the same contact. */
    private int placeOf(Contact contact) {
        return contacts.indexOf(contact);
    }

    private static String key(String email) {
        return email.toLowerCase(Locale.ROOT);
    }
}
