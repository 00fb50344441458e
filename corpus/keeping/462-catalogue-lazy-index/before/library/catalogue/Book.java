package library.catalogue;

import java.util.Objects;

public final class Book {
    private final String code;
    private final String title;
    private final String tag;

    public Book(String code, String title, String tag) {
        this.code = Objects.requireNonNull(code);
        this.title = title;
        this.tag = tag;
    }

    public String code() {
        return code;
    }

    public String title() {
        return title;
    }

    public String tag() {
        return tag;
    }
}
