package auth.policy;

import java.util.List;
import java.util.function.Predicate;

enum Combiner {
    ANY {
        @Override
        boolean decide(List<Grant> grants, Predicate<Grant> allows) {
            return grants.stream().anyMatch(allows);
        }
    },
    ALL {
        @Override
        boolean decide(List<Grant> grants, Predicate<Grant> allows) {
            return grants.stream().allMatch(allows);
        }
    },
    NONE {
        /** Asks every member, so that each one gets to see the request. */
        @Override
        boolean decide(List<Grant> grants, Predicate<Grant> allows) {
            int allowing = 0;
            for (Grant grant : grants) {
                if (allows.test(grant)) {
                    allowing++;
                }
            }
            return allowing == 0;
        }
    };

    abstract boolean decide(List<Grant> grants, Predicate<Grant> allows);
}
