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
        Optional<Member> found = members.byEmail(email);
        Member member;
        if (found.isPresent()) {
            member = found.get();
        } else {
            member = new Member(nextCard++, email, 0);
            members.store(member);
        }
        if (member.openLoans() >= MAX_LOANS) {
            throw new IllegalStateException("limit reached for card " + member.card());
        }
        Member updated = new Member(member.card(), member.email(), member.openLoans() + 1);
        members.store(updated);
        return updated.openLoans();
    }

    public boolean giveBack(String email) {
        Optional<Member> found = members.byEmail(email);
        if (found.isPresent()) {
            Member member = found.get();
            if (member.openLoans() > 0) {
                members.store(new Member(member.card(), member.email(), member.openLoans() - 1));
                return true;
            }
        }
        return false;
    }
}
