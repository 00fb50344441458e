package assay.eclipse.host;

import assay.eclipse.hook.Hooks;
import assay.worker.engine.Message;
import assay.worker.engine.Placement;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.eclipse.example.Processor;
import org.eclipse.jdt.internal.corext.refactoring.RefactoringCoreMessages;
import org.eclipse.jdt.internal.corext.util.Messages;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;

/** What an engine raises, by name, and what of it is told with some keys switched off; on woven classes. */
public final class Scenario implements BiFunction<String, Set<String>, List<Message>> {

    private static final Map<String, Consumer<RefactoringStatus>> RAISING = Map.of(
            "template",
            status -> status.addError(RefactoringCoreMessages.ExtractMethodAnalyzer_resource_in_try_with_resources),
            "template of the same text",
            status -> status.addError(RefactoringCoreMessages.ExtractTempRefactoring_resource_in_try_with_resources),
            "filled in",
            status -> status.addWarning(
                    Messages.format(RefactoringCoreMessages.RenamePackageChange_name, new Object[] {"p", "q"})),
            "text of its own",
            status -> status.addFatalError("assay-program-7/s0/p/A.java in assay-program-7"),
            "all severities",
            status -> {
                status.addInfo("i");
                status.addFatalError("f");
                status.addWarning("w");
                status.addError("e");
            },
            "merged",
            status -> {
                var inner = new RefactoringStatus();
                inner.addError(RefactoringCoreMessages.ExtractMethodAnalyzer_resource_in_try_with_resources);
                status.merge(inner);
            });

    @Override
    public List<Message> apply(String name, Set<String> disabled) {
        var catalogue = new Catalogue();
        Hooks.listen(catalogue);
        catalogue.begin(disabled);
        RefactoringStatus status = Processor.check(RAISING.get(name));
        return assay.eclipse.host.Messages.of(status, Placement.of(Map.of("src/p/A.java", "package p;")));
    }
}
