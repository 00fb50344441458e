package gov.petitions.web;

import java.util.ArrayList;
import java.util.List;

/** Signatures of a petition, shown page by page; pages count from 1. */
public final class SignatureList {

    private final List<String> signatures = new ArrayList<>();
    private final int pageSize;

    public SignatureList(int pageSize) {
        if (pageSize < 1) {
            throw new IllegalArgumentException("pageSize " + pageSize);
        }
        this.pageSize = pageSize;
    }

    public void sign(String name) {
        signatures.add(name);
    }

    public int pages() {
        return (signatures.size() + pageSize - 1) / pageSize;
    }

    public List<String> page(int number) {
        int from = (number - 1) * pageSize;
        if (number < 1 || from >= signatures.size()) {
            return List.of();
        }
        int to = Math.min(from + pageSize, signatures.size());
        return new ArrayList<>(signatures.subList(from, to));
    }

    public String footer(int number) {
        StringBuilder sb = new StringBuilder("page " + number + " of " + pages());
        if (number < pages()) {
            sb.append(" >");
        }
        return sb.toString();
    }
}
