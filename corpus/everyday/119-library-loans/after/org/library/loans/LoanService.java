package org.library.loans;

import java.util.Objects;
import java.util.Optional;

public final class LoanService {

    private static final int MAX_LOANS = 3;

    private final MemberRepository members;
    private int nextCard = 1000;

    public LoanService(MemberRepository members) {
        this.members = Objects.requireNonNull(members);
    }

    /** Lends a book; readers become members with their first loan. Returns the number of open loans. */
    public int lend(String email) {
        Member member = members.byEmail(email).orElseGet(() -> enrol(email));
        if (member.openLoans() >= MAX_LOANS) {
            throw new IllegalStateException("limit reached for card " + member.card());
        }
        return changeLoans(member, 1).openLoans();
    }

    public boolean giveBack(String email) {
        Optional<Member> borrower = members.byEmail(email).filter(member -> member.openLoans() > 0);
        borrower.ifPresent(member -> changeLoans(member, -1));
        return borrower.isPresent();
    }

    private Member enrol(String email) {
        Member member = new Member(nextCard++, email, 0);
        members.store(member);
        return member;
    }

    private Member changeLoans(Member member, int delta) {
        Member updated = new Member(member.card(), member.email(), member.openLoans() + delta);
        members.store(updated);
        return updated;
    }
}
