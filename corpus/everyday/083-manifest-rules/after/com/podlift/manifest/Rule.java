package com.podlift.manifest;

import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;

/** Checks one aspect of a manifest and reports what is wrong with it. */
@FunctionalInterface
interface Rule {

    void check(Manifest manifest, Consumer<String> report);

    /** A rule for a field that applies only when the condition holds for its value. */
    static <T> Rule when(Function<Manifest, T> field, Predicate<? super T> wrong, String message) {
        return (manifest, report) -> {
            if (wrong.test(field.apply(manifest))) {
                report.accept(message);
            }
        };
    }

    static <T> Rule ifPresent(Function<Manifest, T> field, Predicate<? super T> wrong, String message) {
        return when(field, value -> value != null && wrong.test(value), message);
    }
}
