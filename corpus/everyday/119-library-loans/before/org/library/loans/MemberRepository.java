package org.library.loans;

import java.util.Optional;

public interface MemberRepository {
    Optional<Member> byEmail(String email);

    void store(Member member);
}
