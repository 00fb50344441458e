package gov.petitions.web;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Signatures of a petition, shown page by page; pages count from 1. */
public final class SignatureList {

    private final List<String> signatures = new ArrayList<>();
    private final Paging paging;

    public SignatureList(int pageSize) {
        this.paging = new Paging(pageSize);
    }

    public void sign(String name) {
        signatures.add(name);
    }

    public int pages() {
        return paging.pages(signatures.size());
    }

    public List<String> page(int number) {
        if (number < 1 || number > pages()) {
            return List.of();
        }
        return signatures.stream()
                .skip(paging.offset(number))
                .limit(paging.pageSize())
                .collect(Collectors.toCollection(ArrayList::new));
    }

    public String footer(int number) {
        return "page " + number + " of " + pages() + (number < pages() ? " >" : "");
    }
}
