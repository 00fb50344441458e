package library.catalogue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

public final class Catalogue {
    private final List<Book> books = new ArrayList<>();
    private Map<String, List<Book>> byCode;
    private Map<String, List<Book>> byTag;

    public void add(Book book) {
        books.add(Objects.requireNonNull(book, "book"));
        forget();
    }

    public boolean remove(String code) {
        Book first = find(code);
        if (first == null) {
            return false;
        }
        for (int i = 0; ; i++) {
            if (books.get(i) == first) {
                books.remove(i);
                forget();
                return true;
            }
        }
    }

    private void forget() {
        byCode = null;
        byTag = null;
    }

    private Map<String, List<Book>> byCode() {
        if (byCode == null) {
            byCode = new LinkedHashMap<>();
            for (Book book : books) {
                byCode.computeIfAbsent(book.code(), c -> new ArrayList<>()).add(book);
            }
        }
        return byCode;
    }

    private Map<String, List<Book>> byTag() {
        if (byTag == null) {
            byTag = new HashMap<>();
            for (Book book : books) {
                byTag.computeIfAbsent(book.tag(), t -> new ArrayList<>()).add(book);
            }
        }
        return byTag;
    }

    public Book find(String code) {
        List<Book> found = byCode().get(code);
        return found == null ? null : found.get(0);
    }

    public List<Book> tagged(String tag) {
        return new ArrayList<>(byTag().getOrDefault(tag, List.of()));
    }

    public int copies(String code) {
        return byCode().getOrDefault(code, List.of()).size();
    }

    public List<String> codes() {
        return new ArrayList<>(byCode().keySet());
    }

    public int size() {
        return books.size();
    }
}
