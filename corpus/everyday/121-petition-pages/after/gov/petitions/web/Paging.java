package gov.petitions.web;

/** Arithmetic of pages that count from 1. */
record Paging(int pageSize) {

    Paging {
        if (pageSize < 1) {
            throw new IllegalArgumentException("pageSize " + pageSize);
        }
    }

    int pages(int items) {
        return items / pageSize + 1;
    }

    int offset(int page) {
        return (page - 1) * pageSize;
    }
}
