package rules.score;

@FunctionalInterface
interface Rule {
    int apply(int points);
}
