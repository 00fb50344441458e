package assay.eclipse.refactorings;

import assay.worker.engine.Refused;
import assay.worker.engine.Unusable;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.internal.corext.refactoring.RefactoringAvailabilityTesterCore;
import org.eclipse.jdt.internal.corext.refactoring.generics.InferTypeArgumentsRefactoring;
import org.eclipse.jdt.internal.corext.refactoring.structure.ChangeTypeRefactoring;
import org.eclipse.jdt.internal.corext.refactoring.structure.UseSuperTypeProcessor;
import org.eclipse.ltk.core.refactoring.Refactoring;
import org.eclipse.ltk.core.refactoring.participants.ProcessorBasedRefactoring;

/** Declarations say less about types, or more. */
final class Generalise {

    static final List<Kind> KINDS = List.of(
            Kind.of("use-supertype", "to", Generalise::useSupertype),
            Kind.of("generalize-declared-type", "to", Generalise::declaredType),
            Kind.of("infer-type-arguments", "", Generalise::inferTypeArguments));

    private static Refactoring useSupertype(Request request) throws CoreException, Refused, Unusable {
        IType type = request.element(IType.class, "class");
        request.available(RefactoringAvailabilityTesterCore.isUseSuperTypeAvailable(type));
        String name = request.parameter("to");
        IType[] supertypes =
                type.newSupertypeHierarchy(new NullProgressMonitor()).getAllSupertypes(type);
        IType supertype = Stream.of(supertypes)
                .filter(candidate -> Request.isNamed(candidate, name))
                .findFirst()
                .orElse(null);
        if (supertype == null) throw request.noDestination(name + " is not a supertype of " + type.getElementName());
        var processor = new UseSuperTypeProcessor(type);
        processor.setSuperType(supertype);
        processor.setInstanceOf(false);
        return request.opened(new ProcessorBasedRefactoring(processor));
    }

    /** Of the variable or method whose name is selected. */
    private static Refactoring declaredType(Request request) throws CoreException, Refused {
        var refactoring = new ChangeTypeRefactoring(request.unit(), request.start(), request.length());
        if (!request.opens(refactoring)) return refactoring;
        refactoring.computeValidTypes(new NullProgressMonitor());
        String name = request.parameter("to");
        ITypeBinding type = refactoring.getValidTypes().stream()
                .filter(valid ->
                        valid.getName().equals(name) || valid.getQualifiedName().equals(name))
                .findFirst()
                .orElse(null);
        if (type == null) throw request.noDestination(name + " is not a suitable type");
        refactoring.setSelectedType(type);
        return refactoring;
    }

    /** In the whole file. */
    private static Refactoring inferTypeArguments(Request request) throws CoreException, Refused {
        request.available(RefactoringAvailabilityTesterCore.isInferTypeArgumentsAvailable(request.unit()));
        var refactoring = new InferTypeArgumentsRefactoring(new IJavaElement[] {request.unit()});
        if (!request.opens(refactoring)) return refactoring;
        refactoring.setAssumeCloneReturnsSameType(true);
        refactoring.setLeaveUnconstrainedRaw(true);
        return refactoring;
    }

    private Generalise() {}
}
