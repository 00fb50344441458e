package org.eclipse.example;

import java.util.function.Consumer;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;

/** Stands for a class of the engine: what is raised in here has its origin in here. */
public final class Processor {

    public static RefactoringStatus check(Consumer<RefactoringStatus> raising) {
        var status = new RefactoringStatus();
        raising.accept(status);
        return status;
    }

    private Processor() {}
}
