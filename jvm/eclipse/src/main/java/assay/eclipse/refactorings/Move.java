package assay.eclipse.refactorings;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.dom.IVariableBinding;
import org.eclipse.jdt.internal.corext.refactoring.RefactoringAvailabilityTesterCore;
import org.eclipse.jdt.internal.corext.refactoring.structure.MoveInstanceMethodProcessor;
import org.eclipse.ltk.core.refactoring.Refactoring;
import org.eclipse.ltk.core.refactoring.participants.MoveRefactoring;

/** What gets another home. */
final class Move {

    static final List<Kind> KINDS = List.of(
        Kind.of("move-method", "to", Move::method));

    /** To the class of a field or a parameter; no delegate stays. */
    private static Refactoring method(Request request) throws CoreException, Refused, Unusable {
        IMethod method = request.element(IMethod.class, "method");
        request.available(RefactoringAvailabilityTesterCore.isMoveMethodAvailable(method));
        var processor = new MoveInstanceMethodProcessor(method, Request.codeGeneration());
        var refactoring = new MoveRefactoring(processor);
        if (!request.opens(refactoring)) return refactoring;
        String name = request.parameter("to");
        IVariableBinding target = Stream.of(processor.getPossibleTargets()).filter(variable -> variable.getName().equals(name)).findFirst().orElse(null);
        if (target == null) throw request.noDestination(name + " is no field or parameter to whose class the method can move");
        processor.setInlineDelegator(true);
        processor.setRemoveDelegator(true);
        processor.setDeprecateDelegates(false);
        processor.setTarget(target);
        return refactoring;
    }

    private Move() {}
}
