package com.insurio.claims;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Open claims: urgent ones first, then the large ones, then the old ones. */
public class Worklist {
    private static final Comparator<Claim> ORDER = Comparator
            .comparing(Claim::urgent).reversed()
            .thenComparing(Comparator.comparingLong(Claim::amountCents).reversed())
            .thenComparing(Claim::received);

    private final List<Claim> claims = new ArrayList<>();

    public void add(Claim claim) {
        if (!claims.contains(claim)) {
            claims.add(claim);
        }
    }

    public List<Claim> open() {
        List<Claim> sorted = new ArrayList<>(claims);
        sorted.sort(ORDER);
        return sorted;
    }

    public Optional<Claim> next() {
        List<Claim> sorted = open();
        return sorted.isEmpty() ? Optional.empty() : Optional.of(sorted.get(0));
    }

    public boolean close(String number) {
        return claims.removeIf(claim -> claim.number().equals(number));
    }

    public long exposureCents() {
        long sum = 0;
        for (Claim claim : claims) {
            sum += claim.amountCents();
        }
        return sum;
    }
}
