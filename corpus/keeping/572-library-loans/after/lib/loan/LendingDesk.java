package lib.loan;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class LendingDesk {
    private static final int MAX_BOOKS = 3;
    private static final int MAX_OPEN_FINE = 500;
    private static final int LOAN_DAYS = 14;
    private static final int FINE_PER_DAY = 25;
    private static final int MAX_FINE = 2000;

    private record Loan(String member, int day) {
    }

    private final Map<String, Loan> loansByBook = new HashMap<>();
    private final Map<String, List<String>> booksByMember = new TreeMap<>();
    private final Map<String, Integer> fines = new TreeMap<>();

    public void lend(String member, String book, int day) throws LoanException {
        if (member == null || book == null) {
            throw new IllegalArgumentException("member and book are needed");
        }
        Loan existing = loansByBook.get(book);
        if (existing != null) {
            throw new LoanException(member, "lent to " + existing.member());
        }
        if (fines.getOrDefault(member, 0) > MAX_OPEN_FINE) {
            throw new LoanException(member, "fines");
        }
        List<String> books = booksByMember.computeIfAbsent(member, m -> new ArrayList<>());
        if (books.size() >= MAX_BOOKS) {
            throw new LoanException(member, "limit");
        }
        books.add(book);
        loansByBook.put(book, new Loan(member, day));
    }

    public int giveBack(String book, int day) throws LoanException {
        Loan loan = loansByBook.get(book);
        if (loan == null) {
            throw new LoanException(null, "not lent");
        }
        if (day < loan.day()) {
            throw new IllegalArgumentException("returned before it was lent");
        }
        loansByBook.remove(book);
        booksByMember.get(loan.member()).remove(book);
        int daysLate = day - loan.day() - LOAN_DAYS;
        if (daysLate <= 0) {
            return 0;
        }
        int fine = fineFor(daysLate);
        fines.merge(loan.member(), fine, Integer::sum);
        return fine;
    }

    private static int fineFor(int daysLate) {
        int fine = daysLate * FINE_PER_DAY;
        return fine < 0 ? MAX_FINE : Math.min(fine, MAX_FINE);
    }

    public int pay(String member) {
        if (member == null) {
            return 0;
        }
        Integer fine = fines.remove(member);
        return fine == null ? 0 : fine;
    }

    public List<String> booksOf(String member) {
        if (member == null) {
            return new ArrayList<>();
        }
        return new ArrayList<>(booksByMember.getOrDefault(member, List.of()));
    }

    public List<String> members() {
        List<String> summary = new ArrayList<>();
        booksByMember.forEach((member, books) -> summary.add(member + ":" + books.size()));
        return summary;
    }
}
