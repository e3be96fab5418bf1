; The installer for one user, without an administrator. `windows/installer.py` gives the definitions and what `@FILES@`,
; `@DELETIONS@` and `@LANGUAGES@` stand for.
Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
SetCompressorDictSize 32
SetDatablockOptimize on
SetDateSave off
CRCCheck force
RequestExecutionLevel user
ManifestSupportedOS Win10
ManifestDPIAware true

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"
!include "WinVer.nsh"
!include "x64.nsh"
!include "Win\COM.nsh"
!include "Win\Propkey.nsh"
!insertmacro GetParameters
!insertmacro GetOptions

!define LOGPIXELSX 88
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${TITLE}"
!define FILE_CLASS "${TITLE}.Match"
; where the program keeps what it writes
!define PROFILE "$LOCALAPPDATA\${NAME}"

Name "${TITLE}"
OutFile "${TARGET}"
BrandingText "${TITLE} ${VERSION}"
InstallDir "$LOCALAPPDATA\Programs\${TITLE}"
InstallDirRegKey HKCU "${UNINSTALL_KEY}" "InstallLocation"

VIProductVersion "${VERSION_NUMBERS}"
VIAddVersionKey /LANG=0 "CompanyName" "${PUBLISHER}"
VIAddVersionKey /LANG=0 "FileDescription" "${TITLE}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "LegalCopyright" "${COPYRIGHT}"
VIAddVersionKey /LANG=0 "ProductName" "${TITLE}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_BGCOLOR "${PAPER}"
!define MUI_TEXTCOLOR "${INK}"
!define MUI_HEADERIMAGE
!define MUI_HEADERIMAGE_RIGHT
!define MUI_HEADERIMAGE_BITMAP "${PICTURES}/header-100.bmp"
!define MUI_HEADERIMAGE_BITMAP_RTL "${PICTURES}/header-rtl-100.bmp"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${PICTURES}/page-100.bmp"
!define MUI_CUSTOMFUNCTION_GUIINIT FitPictures
!define MUI_CUSTOMFUNCTION_UNGUIINIT un.FitPictures
!define MUI_FINISHPAGE_RUN "$INSTDIR\${NAME}.exe"
!define MUI_FINISHPAGE_NOAUTOCLOSE
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
UninstPage custom un.AskForSaves un.HearOfSaves
!insertmacro MUI_UNPAGE_INSTFILES

@LANGUAGES@

Var DeletesSaves
Var SavesBox

; Only one at a time may be under way, and not while the program runs: its files could not be replaced.
!macro REFUSE_WHILE_OPEN prefix
  Function ${prefix}RefuseWhileOpen
    again:
    ${If} ${FileExists} "$INSTDIR\${NAME}.exe"
      ClearErrors
      FileOpen $0 "$INSTDIR\${NAME}.exe" a
      ${If} ${Errors}
        MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(is_open)" /SD IDCANCEL IDRETRY again
        SetErrorLevel 2
        Quit
      ${EndIf}
      FileClose $0
    ${EndIf}
  FunctionEnd
!macroend
!insertmacro REFUSE_WHILE_OPEN ""
!insertmacro REFUSE_WHILE_OPEN "un."

; Exchanges the pictures for those of the screen's scale, before they are shown: Windows enlarges them coarsely.
!macro EXCHANGE_PICTURES scale
  ${If} $(^RTL) == 1
    File "/oname=$PLUGINSDIR\modern-header.bmp" "${PICTURES}/header-rtl-${scale}.bmp"
  ${Else}
    File "/oname=$PLUGINSDIR\modern-header.bmp" "${PICTURES}/header-${scale}.bmp"
  ${EndIf}
  !ifndef __UNINSTALL__
    File "/oname=$PLUGINSDIR\modern-wizard.bmp" "${PICTURES}/page-${scale}.bmp"
  !endif
!macroend
!macro FIT_PICTURES prefix
  Function ${prefix}FitPictures
    System::Call 'user32::GetDC(p 0) p .r1'
    System::Call 'gdi32::GetDeviceCaps(p r1, i ${LOGPIXELSX}) i .r0'
    System::Call 'user32::ReleaseDC(p 0, p r1)'
    ${If} $0 > 144
      !insertmacro EXCHANGE_PICTURES 200
    ${ElseIf} $0 > 120
      !insertmacro EXCHANGE_PICTURES 150
    ${ElseIf} $0 > 96
      !insertmacro EXCHANGE_PICTURES 125
    ${EndIf}
    SetBrandingImage /IMGID=1046 /RESIZETOFIT "$PLUGINSDIR\modern-header.bmp"
  FunctionEnd
!macroend
!insertmacro FIT_PICTURES ""
!insertmacro FIT_PICTURES "un."

Function .onInit
  ${IfNot} ${AtLeastWin10}
  ${OrIfNot} ${RunningX64}
    MessageBox MB_OK|MB_ICONSTOP "$(needs_windows)" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
FunctionEnd

Section
  Call RefuseWhileOpen
  ; an earlier version goes first, with files that this one may not have any more
  ReadRegStr $0 HKCU "${UNINSTALL_KEY}" "InstallLocation"
  ${If} $0 != ""
  ${AndIf} ${FileExists} "$0\uninstall.exe"
    ExecWait '"$0\uninstall.exe" /S _?=$0'
    Delete "$0\uninstall.exe"
    RMDir "$0"
  ${EndIf}

@FILES@

  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  CreateShortCut "$SMPROGRAMS\${TITLE}.lnk" "$INSTDIR\${NAME}.exe"
  Call NameShortcut

  WriteRegStr HKCU "Software\Classes\.${NAME}" "" "${FILE_CLASS}"
  WriteRegStr HKCU "Software\Classes\.${NAME}\OpenWithProgids" "${FILE_CLASS}" ""
  WriteRegStr HKCU "Software\Classes\${FILE_CLASS}" "" "$(match_file)"
  WriteRegStr HKCU "Software\Classes\${FILE_CLASS}" "AppUserModelID" "${APP_ID}"
  WriteRegStr HKCU "Software\Classes\${FILE_CLASS}\DefaultIcon" "" "$INSTDIR\${NAME}.exe,0"
  WriteRegStr HKCU "Software\Classes\${FILE_CLASS}\shell\open\command" "" '"$INSTDIR\${NAME}.exe" "%1"'
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'

  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${TITLE}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${NAME}.exe"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
SectionEnd

; The entry of the menu gets the name under which the taskbar gathers the windows of the program.
Function NameShortcut
  !insertmacro ComHlpr_CreateInProcInstance ${CLSID_ShellLink} ${IID_IShellLink} r0 ""
  ${If} $0 P<> 0
    ${IUnknown::QueryInterface} $0 '("${IID_IPersistFile}",.r1)'
    ${If} $1 P<> 0
      ${IPersistFile::Load} $1 '("$SMPROGRAMS\${TITLE}.lnk", ${STGM_READWRITE})'
      ${IUnknown::QueryInterface} $0 '("${IID_IPropertyStore}",.r2)'
      ${If} $2 P<> 0
        System::Call 'Oleaut32::SysAllocString(w "${APP_ID}")p.r3'
        System::Call '*${SYSSTRUCT_PROPERTYKEY}(${PKEY_AppUserModel_ID})p.r4'
        System::Call '*${SYSSTRUCT_PROPVARIANT}(${VT_BSTR},,p r3)p.r5'
        ${IPropertyStore::SetValue} $2 '($4,$5)'
        System::Call 'Oleaut32::SysFreeString(p r3)'
        System::Free $4
        System::Free $5
        ${IPropertyStore::Commit} $2 ""
        ${IUnknown::Release} $2 ""
        ${IPersistFile::Save} $1 '("$SMPROGRAMS\${TITLE}.lnk",1)'
      ${EndIf}
      ${IUnknown::Release} $1 ""
    ${EndIf}
    ${IUnknown::Release} $0 ""
  ${EndIf}
FunctionEnd

Function un.onInit
  StrCpy $DeletesSaves 0
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/SAVES=" $1
  ${IfNot} ${Errors}
  ${AndIf} $1 == "delete"
    StrCpy $DeletesSaves 1
  ${EndIf}
FunctionEnd

Function un.AskForSaves
  !insertmacro MUI_HEADER_TEXT "$(saves_title)" ""
  nsDialogs::Create 1018
  Pop $0
  nsDialogs::SetRTL $(^RTL)
  ${NSD_CreateLabel} 0 0 100% 24u "$(saves_stay)"
  Pop $0
  ${NSD_CreateCheckbox} 0 32u 100% 12u "$(delete_saves)"
  Pop $SavesBox
  nsDialogs::Show
FunctionEnd

Function un.HearOfSaves
  ${NSD_GetState} $SavesBox $DeletesSaves
FunctionEnd

Section "Uninstall"
  Call un.RefuseWhileOpen

@DELETIONS@

  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  ; the folder of all programs of this user, if it was made for this one
  RMDir "$LOCALAPPDATA\Programs"
  Delete "$SMPROGRAMS\${TITLE}.lnk"

  ReadRegStr $0 HKCU "Software\Classes\.${NAME}" ""
  ${If} $0 == "${FILE_CLASS}"
    DeleteRegKey HKCU "Software\Classes\.${NAME}"
  ${EndIf}
  DeleteRegKey HKCU "Software\Classes\${FILE_CLASS}"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'

  ${If} $DeletesSaves == 1
    RMDir /r "${PROFILE}"
  ${EndIf}
SectionEnd
