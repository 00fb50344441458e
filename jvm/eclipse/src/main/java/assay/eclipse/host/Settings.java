package assay.eclipse.host;

import java.io.IOException;
import java.util.Hashtable;
import java.util.Map;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.IWorkspaceDescription;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.preferences.DefaultScope;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.WorkingCopyOwner;
import org.eclipse.jdt.core.formatter.DefaultCodeFormatterConstants;
import org.eclipse.jdt.core.manipulation.JavaManipulation;
import org.eclipse.jdt.internal.core.manipulation.CodeTemplateContextType;
import org.eclipse.jdt.internal.core.manipulation.JavaManipulationPlugin;
import org.eclipse.jface.text.templates.Template;
import org.eclipse.text.templates.ContextTypeRegistry;
import org.eclipse.text.templates.TemplatePersistenceData;
import org.eclipse.text.templates.TemplateStoreCore;

/** A workspace as a new installation has it, with what the workbench's Java plug-in would set, and nothing that runs by itself. */
final class Settings {

    /** Where the workbench keeps its settings for Java, and their defaults there. */
    private static final String NODE = "org.eclipse.jdt.ui";

    private static final Map<String, String> DEFAULTS = Map.ofEntries(
            Map.entry("outlinesortoption", "T,SF,SI,SM,F,I,C,M"),
            Map.entry("org.eclipse.jdt.ui.visibility.order", "B,V,R,D"),
            Map.entry("org.eclipse.jdt.ui.enable.visibility.order", "false"),
            Map.entry("org.eclipse.jdt.ui.keywordthis", "false"),
            Map.entry("org.eclipse.jdt.ui.javadoc", "false"),
            Map.entry("org.eclipse.jdt.ui.overrideannotation", "true"),
            Map.entry("org.eclipse.jdt.ui.usemarkdown", "false"),
            Map.entry("org.eclipse.jdt.ui.ignorelowercasenames", "true"),
            Map.entry("org.eclipse.jdt.ui.gettersetter.use.is", "true"),
            Map.entry("org.eclipse.jdt.ui.exception.name", "e"),
            Map.entry("org.eclipse.jdt.ui.importorder", "java;javax;org;com"),
            Map.entry("org.eclipse.jdt.ui.ondemandthreshold", "99"),
            Map.entry("org.eclipse.jdt.ui.staticondemandthreshold", "99"),
            Map.entry("org.eclipse.jdt.ui.typefilter.enabled", ""),
            Map.entry(JavaManipulationPlugin.CODEASSIST_FAVORITE_STATIC_MEMBERS, ""));

    /** Bodies of what the engine writes; no comments. */
    private static final Map<String, String> TEMPLATES = Map.ofEntries(
            Map.entry("newtype", "${package_declaration}\n\n${type_declaration}"),
            Map.entry("classbody", "\n"),
            Map.entry("interfacebody", "\n"),
            Map.entry("enumbody", "\n"),
            Map.entry("recordbody", "\n"),
            Map.entry("annotationbody", "\n"),
            Map.entry("methodbody", "${body_statement}"),
            Map.entry("constructorbody", "${body_statement}"),
            Map.entry("getterbody", "return ${field};"),
            Map.entry("setterbody", "${field} = ${param};"),
            Map.entry("catchblock", "throw new RuntimeException(${exception_var});"),
            Map.entry("filecomment", ""),
            Map.entry("typecomment", ""),
            Map.entry("fieldcomment", ""),
            Map.entry("methodcomment", ""),
            Map.entry("constructorcomment", ""),
            Map.entry("overridecomment", ""),
            Map.entry("delegatecomment", ""),
            Map.entry("gettercomment", ""),
            Map.entry("settercomment", ""),
            Map.entry("modulecomment", ""));

    static void apply() throws CoreException {
        IWorkspace workspace = ResourcesPlugin.getWorkspace();
        IWorkspaceDescription description = workspace.getDescription();
        description.setAutoBuilding(false);
        description.setMaxFileStates(0);
        description.setFileStateLongevity(0);
        description.setApplyFileStatePolicy(true);
        description.setSnapshotInterval(Long.MAX_VALUE / 2);
        workspace.setDescription(description);
        workspace.getRoot().setDefaultCharset("UTF-8", null);
        InstanceScope.INSTANCE.getNode(Platform.PI_RUNTIME).put(Platform.PREF_LINE_SEPARATOR, "\n");
        JavaManipulation.setPreferenceNodeId(NODE);
        IEclipsePreferences defaults = DefaultScope.INSTANCE.getNode(NODE);
        DEFAULTS.forEach(defaults::put);
        JavaManipulation.setCodeTemplateContextRegistry(contexts());
        JavaManipulation.setCodeTemplateStore(templates());
        JavaManipulationPlugin.getDefault()
                .getMembersOrderPreferenceCacheCommon()
                .install();
        JavaCore.setOptions(options());
        // The default is a buffer that a text editor shows.
        WorkingCopyOwner.setPrimaryBufferProvider(new WorkingCopyOwner() {});
    }

    private static Hashtable<String, String> options() {
        Hashtable<String, String> options = JavaCore.getOptions();
        options.put(DefaultCodeFormatterConstants.FORMATTER_TAB_CHAR, JavaCore.SPACE);
        JavaCore.setComplianceOptions(level(), options);
        options.put(JavaCore.COMPILER_RELEASE, JavaCore.DISABLED);
        return options;
    }

    /** The newest language that both the engine and the JDK know. */
    private static String level() {
        int engine = (int) Double.parseDouble(JavaCore.latestSupportedJavaVersion());
        return Integer.toString(Math.min(engine, Runtime.version().feature()));
    }

    private static ContextTypeRegistry contexts() {
        var registry = new ContextTypeRegistry();
        CodeTemplateContextType.registerContextTypes(registry);
        return registry;
    }

    private static TemplateStoreCore templates() {
        var store =
                new TemplateStoreCore(
                        JavaManipulation.getCodeTemplateContextRegistry(),
                        InstanceScope.INSTANCE.getNode(NODE),
                        "org.eclipse.jdt.ui.text.custom_code_templates") {
                    @Override
                    protected void loadContributedTemplates() {
                        TEMPLATES.forEach((name, body) -> internalAdd(new TemplatePersistenceData(
                                new Template(name, name, name + "_context", body, false),
                                true,
                                "org.eclipse.jdt.ui.text.codetemplates." + name)));
                    }
                };
        try {
            store.load();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        return store;
    }

    private Settings() {}
}
