package com.insurio.claims;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;

/** Open claims: urgent ones first, then the large ones, then the old ones. */
public class Worklist {
    private static final Comparator<Claim> ORDER = Comparator
            .comparing(Claim::urgent).reversed()
            .thenComparing(Comparator.comparingLong(Claim::amountCents).reversed())
            .thenComparing(Claim::received);

    private final NavigableSet<Claim> claims = new TreeSet<>(ORDER);

    public void add(Claim claim) {
        claims.add(claim);
    }

    public List<Claim> open() {
        return new ArrayList<>(claims);
    }

    public Optional<Claim> next() {
        return claims.isEmpty() ? Optional.empty() : Optional.of(claims.first());
    }

    public boolean close(String number) {
        return claims.removeIf(claim -> claim.number().equals(number));
    }

    public long exposureCents() {
        return claims.stream().mapToLong(Claim::amountCents).sum();
    }
}
