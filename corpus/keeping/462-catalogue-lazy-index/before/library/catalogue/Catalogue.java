package library.catalogue;

import java.util.ArrayList;
import java.util.List;

public final class Catalogue {
    private final List<Book> books = new ArrayList<>();

    public void add(Book book) {
        if (book == null) {
            throw new NullPointerException("book");
        }
        books.add(book);
    }

    public boolean remove(String code) {
        for (int i = 0; i < books.size(); i++) {
            if (books.get(i).code().equals(code)) {
                books.remove(i);
                return true;
            }
        }
        return false;
    }

    public Book find(String code) {
        for (Book b : books) {
            if (b.code().equals(code)) {
                return b;
            }
        }
        return null;
    }

    public List<Book> tagged(String tag) {
        List<Book> result = new ArrayList<>();
        for (Book b : books) {
            if (tag == null ? b.tag() == null : tag.equals(b.tag())) {
                result.add(b);
            }
        }
        return result;
    }

    public int copies(String code) {
        int n = 0;
        for (Book b : books) {
            if (b.code().equals(code)) {
                n++;
            }
        }
        return n;
    }

    public List<String> codes() {
        List<String> result = new ArrayList<>();
        for (Book b : books) {
            if (!result.contains(b.code())) {
                result.add(b.code());
            }
        }
        return result;
    }

    public int size() {
        return books.size();
    }
}
