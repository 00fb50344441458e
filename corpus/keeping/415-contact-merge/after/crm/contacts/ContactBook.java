package crm.contacts;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;

public class ContactBook {

    private final List<Contact> contacts = new ArrayList<>();
    private int merged;

    private Optional<Integer> indexOf(String email) {
        return IntStream.range(0, contacts.size())
                .filter(i -> contacts.get(i).email().equalsIgnoreCase(email))
                .boxed()
                .findFirst();
    }

    private Optional<Contact> lookup(String email) {
        return indexOf(email).map(contacts::get);
    }

    public final void put(Contact contact) {
        indexOf(contact.email()).ifPresentOrElse(
                index -> {
                    contacts.set(index, contacts.get(index).mergedWith(contact));
                    merged++;
                },
                () -> contacts.add(contact));
    }

    /** Null entries are skipped. */
    public final int putAll(List<Contact> incoming) {
        int before = merged;
        for (Contact contact : incoming) {
            Optional.ofNullable(contact).ifPresent(this::put);
        }
        return merged - before;
    }

    public final Contact find(String email) {
        return lookup(email).orElse(null);
    }

    public final String domainOf(String email) {
        return lookup(email).map(Contact::email).map(ContactBook::domain).orElse("unknown");
    }

    private static String domain(String address) {
        int at = address.lastIndexOf('@');
        return at < 0 ? "local" : address.substring(at + 1).toLowerCase(Locale.ROOT);
    }

    public final boolean drop(String email) {
        return lookup(email).map(contacts::remove).orElse(false);
    }

    public final List<Contact> all() {
        return new ArrayList<>(contacts);
    }
}
